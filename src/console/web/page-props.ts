export interface PageProps {
  /** The last part of the path, of pages about one thing. */
  readonly named: string;
}
