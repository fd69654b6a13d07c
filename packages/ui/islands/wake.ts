/** Makes an island work, by its element. When it settles, the island is ready. */
export type Wake = (element: HTMLElement) => void | Promise<void>
