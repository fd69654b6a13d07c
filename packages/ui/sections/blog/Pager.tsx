import { listPagePaths, readListPagePath } from '@elos/content/parts/address/path'

interface PagerProps {
  /** The path of the page that shows it. */
  path: string
  /** The number of that page, from 1. */
  number: number
  pages: number
}

/** Links to all pages of a list; nothing where there is only one. */
export function Pager({ path, number, pages }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label="Páginas de artigos">
      {listPagePaths(readListPagePath(path).path, pages).map((href, index) => (
        <a
          key={href}
          className="chip"
          href={href}
          aria-label={`Página ${index + 1}`}
          aria-current={index + 1 === number ? 'page' : undefined}
        >
          {index + 1}
        </a>
      ))}
    </nav>
  )
}
