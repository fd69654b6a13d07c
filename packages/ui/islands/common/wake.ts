/** Makes the island in an element work. Once it settles, the island is ready. */
export type Wake = (element: HTMLElement) => void | Promise<void>
