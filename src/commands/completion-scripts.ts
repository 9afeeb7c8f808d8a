/** Scripts that complete the commands of this program in a shell. They know all words: nothing is run at a Tab. */
import { type Option, optionsOf, type Signature } from "./arguments.js";

/** A command with its actions. One that is no group has itself as its only action. */
export interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly actions: readonly Signature[];
}

export const SCRIPTS: Readonly<Record<string, (commands: readonly Completed[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const dashed = (names: readonly string[]) => names.map((name) => `--${name}`);

/** The second word of each action of a group. */
function actionNames({ name, actions }: Completed): { readonly name: string; readonly summary: string }[] {
  return actions
    .filter((action) => action.name !== name)
    .map((action) => ({ name: action.name.slice(name.length + 1), summary: action.summary }));
}

/** The options that take one of a few words, of all actions. */
function choicesOf(commands: readonly Completed[]): [string, readonly string[]][] {
  const options = commands.flatMap(({ actions }) => actions.flatMap((action) => Object.entries(optionsOf(action))));
  return options.flatMap(([name, { choices }]) => (choices === undefined ? [] : [[name, choices]]));
}

/** The lines of a `case` that sets the words after a command line so far. */
function wordCases(commands: readonly Completed[], set: (words: readonly string[]) => string): string[] {
  return commands.flatMap((command) => [
    ...command.actions.map((action) => {
      const pattern = action.name.includes(" ") ? quoted(action.name) : `${quoted(`${action.name} `)}*`;
      return `    ${pattern}) ${set(dashed(Object.keys(optionsOf(action))))} ;;`;
    }),
  ]);
}

function groupCases(commands: readonly Completed[], set: (words: readonly string[]) => string): string[] {
  return commands.flatMap((command) => {
    const names = actionNames(command).map(({ name }) => name);
    return names.length === 0 ? [] : [`    ${command.name}) ${set(names)} ;;`];
  });
}

function bashScript(commands: readonly Completed[]): string {
  const set = (words: readonly string[]) => `words=${quoted(words.join(" "))}`;
  return `# Completion of isogloss for bash: eval "$(isogloss completion bash)"
_isogloss() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  case "$before" in
${choicesOf(commands)
  .map(([name, choices]) => `    --${name}) ${set(choices)} ;;`)
  .join("\n")}
    --config) return ;;
  esac
  if [ -n "$words" ]; then :
  elif [ "$COMP_CWORD" -eq 1 ]; then ${set([...commands.map(({ name }) => name), "--help", "--version"])}
  else
  [ "$COMP_CWORD" -eq 2 ] && case "\${COMP_WORDS[1]}" in
${groupCases(commands, set).join("\n")}
  esac
  [ -z "$words" ] && case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${wordCases(commands, set).join("\n")}
  esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _isogloss isogloss
`;
}

function zshScript(commands: readonly Completed[]): string {
  const set = (words: readonly string[]) => `found=(${words.map(quoted).join(" ")})`;
  const described = commands.map(({ name, summary }) => quoted(`${name}:${summary.replaceAll(":", "\\:")}`));
  return `#compdef isogloss
# Completion of isogloss for zsh: eval "$(isogloss completion zsh)"
_isogloss() {
  local -a found
  case "\${words[CURRENT-1]}" in
${choicesOf(commands)
  .map(([name, choices]) => `    --${name}) ${set(choices)}; compadd -a found; return ;;`)
  .join("\n")}
    --config) _files; return ;;
  esac
  if (( CURRENT == 2 )); then
    found=(${described.join(" ")})
    _describe command found
    return
  fi
  (( CURRENT == 3 )) && case "\${words[2]}" in
${groupCases(commands, (words) => `${set(words)}; compadd -a found; return`).join("\n")}
  esac
  case "\${words[2]} \${words[3]}" in
${wordCases(commands, set).join("\n")}
  esac
  compadd -a found
  _files
}
# Read as a file of fpath, this is the body of the function: the first Tab has to be answered too.
if [ "\${funcstack[1]}" = _isogloss ]; then _isogloss "$@"; else compdef _isogloss isogloss; fi
`;
}

function fishScript(commands: readonly Completed[]): string {
  const lines = commands.flatMap((command) => {
    const seen = `__fish_seen_subcommand_from ${command.name}`;
    const names = actionNames(command);
    const first = `complete -c isogloss -n __fish_use_subcommand -f -a ${command.name} -d ${quoted(command.summary)}`;
    const unchosen = `${seen}; and not __fish_seen_subcommand_from ${names.map(({ name }) => name).join(" ")}`;
    const seconds = names.map(
      ({ name, summary }) =>
        `complete -c isogloss -n ${quoted(unchosen)} -f -a ${name} -d ${quoted(firstLine(summary))}`,
    );
    const options = command.actions.flatMap((action) => {
      const [, second] = action.name.split(" ");
      const when = second === undefined ? seen : `${seen}; and __fish_seen_subcommand_from ${second}`;
      return Object.entries(optionsOf(action)).map(([name, option]) => fishOption(when, name, option));
    });
    return [first, ...seconds, ...options];
  });
  return ["# Completion of isogloss for fish: isogloss completion fish | source", ...lines, ""].join("\n");
}

function fishOption(when: string, name: string, { value, summary, choices }: Option): string {
  const taken = choices === undefined ? " -r" : ` -x -a ${quoted(choices.join(" "))}`;
  return `complete -c isogloss -n ${quoted(when)} -l ${name}${value === undefined ? "" : taken} -d ${quoted(summary)}`;
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
