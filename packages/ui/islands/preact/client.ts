/**
 * Stands in for the module 'react-dom/client' in the islands' bundle: its two functions by Preact,
 * with React's types.
 */
import { hydrate, render } from 'preact'
import type * as Client from 'react-dom/client'

export const createRoot: typeof Client.createRoot = (container) => ({
  render: (view) => render(view, container),
  unmount: () => render(null, container),
})

export const hydrateRoot: typeof Client.hydrateRoot = (container, view) => {
  hydrate(view, container)
  return createRoot(container)
}
