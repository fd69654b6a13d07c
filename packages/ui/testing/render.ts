import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of server components. */
export const render = (node: ReactNode): string => renderToStaticMarkup(node)
