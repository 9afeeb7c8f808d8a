/** A chart of values over time. */
import { useEffect, useRef } from "preact/hooks";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { shortTime } from "../format.js";
import { useThemeChanges } from "../theme.js";

export interface Line {
  readonly name: string;
  /** One per point in time. Null: there was nothing to measure. */
  readonly values: readonly (number | null)[];
  /** Drawn as an area. */
  readonly isFilled?: boolean;
}

interface ChartProps extends PlotProps {
  readonly title: string;
}

interface PlotProps {
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly lines: readonly Line[];
  /** The first and the last second that are shown. */
  readonly range: readonly [number, number];
  /** Other values are counted in ones: there is nothing between two of them. */
  readonly hasFractions?: boolean;
  write(value: number): string;
}

const HEIGHT = 180;
const MOST_POINTS = 3;
/** Steps of an axis that is counted in ones. */
const WHOLE_STEPS = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

export function Chart({ title, ...plot }: ChartProps) {
  const isEmpty = plot.lines.every(({ values }) => values.every((value) => value === null));
  return (
    <figure class="card chart">
      <figcaption>{title}</figcaption>
      {isEmpty ? (
        <p class="state">There is nothing to measure in this time.</p>
      ) : (
        <div role="img" aria-label={describe(title, plot.lines, plot.write)}>
          <Plot {...plot} />
        </div>
      )}
    </figure>
  );
}

/** It is drawn anew when its lines or the theme change, and moves on when there is new data. */
function Plot({ times, lines, range, hasFractions = false, write }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | undefined>(undefined);
  const theme = useThemeChanges();
  const shown = useRef(range);
  shown.current = range;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const made = new UPlot(optionsOf(element, { lines, hasFractions, write }, shown), dataOf(times, lines), element);
    element.dataset.drawnOn = getComputedStyle(element).colorScheme;
    showLatest(made);
    plot.current = made;
    const watch = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      made.destroy();
    };
  }, [theme, lines.map(({ name }) => name).join()]);
  useEffect(() => {
    plot.current?.setData(dataOf(times, lines));
    if (plot.current !== undefined) showLatest(plot.current);
  }, [times, lines]);
  return <div ref={box} />;
}

function dataOf(times: readonly number[], lines: readonly Line[]): UPlot.AlignedData {
  return [[...times], ...lines.map(({ values }) => [...values])];
}

interface Shown {
  readonly current: readonly [number, number];
}

function optionsOf(
  element: HTMLElement,
  { lines, hasFractions, write }: Pick<PlotProps, "lines" | "hasFractions" | "write">,
  shown: Shown,
): UPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour("--muted"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
    font: `12px ${colour("--sans")}`,
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    hooks: { setCursor: [showLatest] },
    fmtDate: (template) => UPlot.fmtDate(inEveryLanguage(template)),
    scales: {
      x: { time: true, range: () => [shown.current[0], shown.current[1]] },
      y: { range: (_plot, _least, most) => [0, most || 1] },
    },
    axes: [
      { ...axis, space: 72 },
      { ...axis, size: 68, values: (_plot, splits) => splits.map(write), ...(!hasFractions && { incrs: WHOLE_STEPS }) },
    ],
    series: [
      { label: "Time", value: (_plot, at) => (at === null ? "–" : shortTime(new Date(at * 1000).toISOString())) },
      ...lines.map((line, index) => drawn(line, colour(`--series-${index + 1}`), write)),
    ],
  };
}

/** Hours from 0 to 23, as everywhere in the console, and months by name: nobody mistakes them for days. */
function inEveryLanguage(template: string): string {
  return template
    .replaceAll("{h}{aa}", "{HH}:00")
    .replaceAll("{h}", "{HH}")
    .replaceAll("{aa}", "")
    .replace("{M}/{D}/{YY}", "{D} {MMM} {YYYY}")
    .replace("{M}/{D}", "{D} {MMM}");
}

/** Without a pointer above the chart, the legend has the latest values. */
function showLatest(plot: UPlot): void {
  if ((plot.cursor.left ?? -1) >= 0) return;
  const [, ...lines] = plot.data;
  const latest = Math.max(...lines.map((values) => values.findLastIndex((value) => value !== null)));
  if (latest >= 0 && plot.legend.idx !== latest) plot.setLegend({ idx: latest });
}

function drawn({ name, isFilled }: Line, stroke: string, write: (value: number) => string): UPlot.Series {
  return {
    label: name,
    stroke,
    width: 2,
    spanGaps: true,
    points: { size: 5, filter: placesOfFew },
    ...(isFilled && { fill: `color-mix(in srgb, ${stroke} 18%, transparent)` }),
    value: (_plot, value) => (value === null ? "–" : write(value)),
  };
}

/** Where values are so few that a line through them is hardly seen. */
function placesOfFew(plot: UPlot, series: number, isShown: boolean): number[] | null {
  if (isShown) return null;
  const places = [...(plot.data[series] ?? [])].flatMap((value, place) => (value === null ? [] : [place]));
  return places.length <= MOST_POINTS ? places : null;
}

/** What a screen reader says: the last value of each line. */
function describe(title: string, lines: readonly Line[], write: (value: number) => string): string {
  const last = lines.map(({ name, values }) => {
    const value = values.findLast((one) => one !== null);
    return `${name} ${value === undefined || value === null ? "none" : write(value)}`;
  });
  return `${title}. Latest: ${last.join(", ")}.`;
}
