import type { ReactElement } from 'react'
import { self } from '../publishing/self.ts'

/**
 * A page of the site with the form `id` replaced, answered with status 422. Null when the page, or
 * the form on it, cannot be had.
 */
export async function formAgain(
  page: string,
  id: string,
  form: ReactElement,
): Promise<Response | null> {
  const html = await fetch(self(page)).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
  const start = html?.indexOf(`<form id="${id}"`) ?? -1
  if (!html || start < 0) return null
  const end = html.indexOf('</form>', start) + '</form>'.length
  // Imported here, because Next refuses it at the top of a file.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const again = html.slice(0, start) + renderToStaticMarkup(form) + html.slice(end)
  return new Response(again, {
    status: 422,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
