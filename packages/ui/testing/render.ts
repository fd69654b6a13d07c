import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * styled-components writes its styles into the markup when React has no `createContext`, which is
 * how it knows a server component. Load it that way here, so that tests see what visitors get.
 * A test imports this file first and what it renders afterwards, by `await import`.
 */
const require = createRequire(import.meta.url)
const react: { createContext?: unknown } = require('react')
const { createContext } = react
react.createContext = undefined
require('styled-components')
react.createContext = createContext

/** The HTML of server components, styles included. */
export const render = (node: ReactNode): string => renderToStaticMarkup(node)
