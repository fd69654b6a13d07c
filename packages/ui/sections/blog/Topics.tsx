import type { Blog } from '@elos/content'
import { styled } from '../../theme/styled.ts'

const Root = styled('nav', 'Topics')`
  > .chip {
    min-height: 44px;
    padding-inline: 18px;
  }
`

/** Links to the pages of the categories that have several articles; nothing without any. */
export function Topics({ categories }: Pick<Blog, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <Root className="chips" aria-label="Assuntos">
      {categories.map(({ name, href }) => (
        <a key={href} className="chip" href={href}>
          {name}
        </a>
      ))}
    </Root>
  )
}
