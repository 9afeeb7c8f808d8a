/** A chart of values over time. */
import { useEffect, useRef } from "preact/hooks";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";

export interface Series {
  readonly name: string;
  /** One per point in time. Null: there was nothing to measure. */
  readonly values: readonly (number | null)[];
  /** Drawn as an area. */
  readonly isFilled?: boolean;
}

interface ChartProps {
  readonly title: string;
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  /** The first and the last second that are shown. */
  readonly range: readonly [number, number];
  write(value: number): string;
}

const HEIGHT = 180;

export function Chart({ title, times, series, range, write }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const data: UPlot.AlignedData = [[...times], ...series.map(({ values }) => [...values])];
    const plot = new UPlot(optionsOf(element, { series, range, write }), data, element);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  });
  return (
    <figure class="card chart">
      <figcaption>{title}</figcaption>
      <div ref={box} role="img" aria-label={describe(title, series, write)} />
    </figure>
  );
}

function optionsOf(element: HTMLElement, { series, range, write }: Pick<ChartProps, "series" | "range" | "write">) {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour("--muted"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
    font: `12px ${colour("--sans")}`,
  };
  const options: UPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    scales: { x: { time: true, range: [range[0], range[1]] }, y: { range: (_plot, _least, most) => [0, most || 1] } },
    axes: [axis, { ...axis, size: 56, values: (_plot, splits) => splits.map(write) }],
    series: [
      {},
      ...series.map(({ name, isFilled }, index) => {
        const stroke = colour(`--series-${index + 1}`);
        return {
          label: name,
          stroke,
          width: 2,
          spanGaps: true,
          points: { size: 5 },
          ...(isFilled && { fill: `color-mix(in srgb, ${stroke} 18%, transparent)` }),
          value: (_plot: UPlot, value: number | null) => (value === null ? "–" : write(value)),
        };
      }),
    ],
  };
  return options;
}

/** What a screen reader says: the last value of each line. */
function describe(title: string, series: readonly Series[], write: (value: number) => string): string {
  const last = series.map(({ name, values }) => {
    const value = values.findLast((one) => one !== null);
    return `${name} ${value === undefined || value === null ? "none" : write(value)}`;
  });
  return `${title}. Latest: ${last.join(", ")}.`;
}
