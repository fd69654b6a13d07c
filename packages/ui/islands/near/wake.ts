import { notFoundWords } from '../../words/notices.ts'
import type { Wake } from '../common/wake.ts'
import { nearest } from './nearest.ts'

/** Names the page whose address is most like the one that leads nowhere. */
export const wake: Wake = (near) => {
  const links = [...near.querySelectorAll('a')]
  const path = nearest(
    decodeURI(location.pathname),
    links.map(({ pathname }) => pathname),
  )
  const link = links.find(({ pathname }) => pathname === path)
  if (!link) return
  const named = document.createElement('a')
  named.href = link.href
  named.textContent = link.textContent
  const said = document.createElement('span')
  said.append(`${notFoundWords.near} `, named, '?')
  near.querySelector('p')?.replaceChildren(said)
}
