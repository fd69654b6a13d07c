import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/** Hydrates the server's HTML in an element with a view. Settles once its events are handled. */
export function hydrated(element: Element, view: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, <Shown then={resolve}>{view}</Shown>)
  })
}

/** Renders a view in a root. Settles once it is in the page. */
export function rendered(root: Root, view: ReactNode): Promise<void> {
  return new Promise((resolve) => root.render(<Shown then={resolve}>{view}</Shown>))
}

/** Calls `then` once its children are in the page. */
function Shown({ then, children }: { then(): void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}
