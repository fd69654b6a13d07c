import { createElement as element } from 'react'

/**
 * The longest that the Studio waits for an idle moment, in milliseconds. Its validation waits for one before each field, as
 * long as it takes: a slow computer that shows a preview beside the form may have none, and 'Publicar' would say 'Validando
 * documento…' for ever.
 */
const MOST_IDLE_MS = 100

const BOUND_IDLE = `const waitForIdle = window.requestIdleCallback
if (waitForIdle) window.requestIdleCallback = (callback, options) =>
  waitForIdle.call(window, callback, { timeout: ${MOST_IDLE_MS}, ...options })`

const RULES = `html, body, #sanity { height: 100% }
body { margin: 0; -webkit-font-smoothing: antialiased }`

/** The tags of the head that are the same wherever the Studio runs. */
const HEAD = [
  element('meta', { charSet: 'utf-8' }),
  element('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, viewport-fit=cover',
  }),
  element('meta', { name: 'robots', content: 'noindex' }),
  element('meta', { name: 'referrer', content: 'same-origin' }),
  element('link', { rel: 'icon', href: '/static/favicon.ico', sizes: 'any' }),
  element('link', { rel: 'icon', href: '/static/favicon.svg', type: 'image/svg+xml' }),
  element('link', { rel: 'apple-touch-icon', href: '/static/apple-touch-icon.png' }),
  element('link', { rel: 'manifest', href: '/static/manifest.webmanifest' }),
  element('title', {}, 'Elos Saúde'),
  // It stands before the script of the Studio, whose modules take the function when they are loaded.
  element('script', {}, BOUND_IDLE),
  element('style', {}, RULES),
]

interface DocumentProps {
  /** The address of the Studio's script. */
  entryPath: string
  /** The addresses of its stylesheets. */
  css?: readonly string[]
}

/** The page in which the Studio runs, in place of Sanity's: it is Portuguese, and loads no font from other servers. */
export function StudioDocument({ entryPath, css = [] }: DocumentProps) {
  const styles = css.map((href) => element('link', { key: href, rel: 'stylesheet', href }))
  return element(
    'html',
    { lang: 'pt-BR' },
    element('head', {}, ...HEAD, ...styles),
    element(
      'body',
      {},
      element('div', { id: 'sanity' }),
      element('script', { type: 'module', src: entryPath }),
      element('noscript', {}, 'O Studio precisa de JavaScript.'),
    ),
  )
}
