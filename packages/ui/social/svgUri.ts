/** An SVG as the address of an image. */
export const svgUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
