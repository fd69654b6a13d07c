interface Canvas {
  width: number
  height: number
  /** What the drawing shows, in Portuguese. */
  title?: string
  /** The point of the drawing at the upper left corner of the canvas. */
  x?: number
  y?: number
}

/** A drawing as an SVG file. Its size is stated for the Lake, which reads it on upload. */
export function svg({ width, height, title, x = 0, y = 0 }: Canvas, drawing: string): string {
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
  const titled = title ? `<title>${title}</title>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${titled}${drawing}</svg>\n`
}
