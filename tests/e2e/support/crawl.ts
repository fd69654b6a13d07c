import { parse, type ServedDocument } from './document.ts'
import { env } from './lake.ts'

interface Link {
  from: string
  /** A path of the site, or the whole address outside of it. */
  path: string
  anchor: string
  outside: boolean
}

/** The addresses of what a page shows or names: images in every size, styles, feeds, icons, twins. */
const FILES = 'img[src], img[srcset], source[srcset], link[href]:not([rel="canonical"]), use[href]'

/** The addresses that an element names: its own, and an image's for every size. */
function filesOf(page: ServedDocument): string[] {
  return [...page.querySelectorAll(FILES)].flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ...(element.getAttribute('srcset') ?? '')
      .split(',')
      .map((each) => each.trim().split(' ')[0] ?? ''),
  ])
}

/** Every page that links lead to from the home page, without script; and all links and files on them. */
export async function crawl() {
  const pages = new Map<string, { anchors: Set<string> }>()
  const links: Link[] = []
  const files = new Set<string>()
  const queue = ['/']
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (pages.has(path)) continue
    const answer = await fetch(new URL(path, env.E2E_SITE_URL))
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) {
      files.add(path)
      continue
    }
    const page = parse(await answer.text())
    pages.set(path, { anchors: new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)) })
    for (const file of filesOf(page)) if (file && !file.startsWith('data:')) files.add(file)
    for (const link of page.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const { origin, pathname, hash } = new URL(href, new URL(path, env.E2E_SITE_URL))
      const outside = origin !== env.E2E_SITE_URL
      const anchor = outside ? '' : decodeURIComponent(hash.slice(1))
      links.push({ from: path, path: outside ? href : pathname, anchor, outside })
      if (!outside && !files.has(pathname)) queue.push(pathname)
    }
  }
  return { pages, links, files }
}
