import type { Article } from '@elos/content'
import { Icon } from '../../primitives/Icon.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('nav', 'Neighbours')`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  padding: 48px ${theme.gutter};
  > a {
    flex: 1 1 18rem;
    gap: 4px;
    font-weight: 600;
    line-height: 1.35;
    &:hover {
      border-color: ${theme.pine};
    }
    > span {
      display: flex;
      align-items: center;
      gap: 8px;
      font-size: ${theme.small};
      color: ${theme.pine};
    }
  }
  > [rel="next"] {
    align-items: end;
    text-align: right;
  }
`

/** Links to the previous and the next article, where there are any. */
export function Neighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <Root aria-label="Outros artigos">
      {previous && (
        <a className="card" rel="prev" href={previous.href}>
          <span>
            <Icon name="arrow-left" /> Anterior
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className="card" rel="next" href={next.href}>
          <span>
            Próximo <Icon name="arrow-right" />
          </span>
          {next.title}
        </a>
      )}
    </Root>
  )
}
