interface Canvas {
  width: number
  height: number
  /** What the drawing shows, in Portuguese: the text that stands for it wherever it is placed. */
  title?: string
  /** The corner of the drawing that is the canvas's top left. */
  x?: number
  y?: number
}

/** An SVG file of a drawing, with the size that the Lake reads of it. */
export function svg({ width, height, title, x = 0, y = 0 }: Canvas, drawing: string): string {
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
  const titled = title ? `<title>${title}</title>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${titled}${drawing}</svg>\n`
}
