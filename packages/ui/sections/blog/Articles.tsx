import type { ArticleCard, Heading, ListPage } from '@elos/content'
import type { ReactNode } from 'react'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Pager } from './Pager.tsx'

/**
 * The number of articles, from the first, that have a cover. The others are lines, so that the page loads fewer
 * images.
 */
const COVERS = 3

const Root = styled('section', 'Articles')`
  > ul {
    display: grid;
    gap: 24px;
  }
  .card {
    overflow: hidden;
    padding: 0;
  }
  .cover {
    position: relative;
    aspect-ratio: 7 / 4;
    background: ${theme.mint};
    > * {
      position: absolute;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  .text {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: ${theme.inset};
    > :is(h2, h3) {
      margin-bottom: 8px;
      font-size: min(1.17rem, 9.5vw);
      line-height: 1.25;
      color: ${theme.ink};
    }
  }
  @media screen {
    .text > :is(h2, h3, p) {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .text > p {
      -webkit-line-clamp: 3;
    }
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    margin-top: 8px;
  }
  .line {
    flex-direction: row;
    > .dot {
      align-self: center;
      margin-left: 28px;
    }
  }
  .short {
    display: none;
  }
  @media screen and (max-width: 48em) {
    .short {
      display: inline;
    }
    .whole,
    .line > .dot {
      display: none;
    }
  }
  @media (min-width: 40.01em) {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .wide,
    .line,
    .card:nth-child(2):last-child {
      grid-column: 1 / -1;
    }
    .wide > .text > :is(h2, h3) {
      font-size: clamp(1.5rem, 2.4vw, 1.9rem);
    }
  }
  /* The text stands beside its picture, the description of a line beside its title. */
  @media (min-width: 62em) {
    .wide {
      flex-direction: row;
      > * {
        flex: 1;
        justify-content: center;
      }
      > .cover {
        aspect-ratio: 3 / 2;
      }
      .more {
        margin: 0;
      }
    }
    .line .text {
      display: grid;
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      column-gap: 20px;
      align-items: center;
      > p {
        grid-area: 1 / 2 / span 3;
      }
    }
  }
`

function Cover({ cover, first }: Pick<ArticleCard, 'cover'> & { first: boolean }) {
  return (
    <div className="cover">
      {cover ? (
        <Picture
          image={{ ...cover, alt: '' }}
          width={588}
          ratio={first ? 1.5 : 1.75}
          sizes="(min-width: 641px) 588px, 100vw"
          priority={first}
        />
      ) : (
        <Rings />
      )}
    </div>
  )
}

/** The title of an article, and up to the width of a tablet the name that has room in two lines. */
function Title({ title, shortTitle }: Pick<ArticleCard, 'title' | 'shortTitle'>) {
  if (!shortTitle) return title
  return (
    <>
      <span className="whole">{title}</span>
      <span className="short">{shortTitle}</span>
    </>
  )
}

interface CardProps {
  article: ArticleCard
  index: number
  level: 'h2' | 'h3'
}

function Card({ article, index, level }: CardProps) {
  const { href, description, reviewedAt, readMinutes, icon, cover, category } = article
  const isFirst = index === 0
  const hasCover = index < COVERS
  return (
    <li className={`card${isFirst ? ' wide' : ''}${hasCover ? '' : ' line'}`}>
      {hasCover ? (
        <Cover cover={cover} first={isFirst} />
      ) : (
        <span className="dot">
          <Icon name={icon} />
        </span>
      )}
      <div className="text fine">
        <CardHeading title={<Title {...article} />} href={href} level={level} />
        <p>{description}</p>
        <div className="meta">
          {category && <b>{category}</b>}
          <time dateTime={reviewedAt}>{longDate(reviewedAt)}</time>
          <span>{readMinutes} min de leitura</span>
        </div>
        <More href={href}>Ler Artigo</More>
      </div>
    </li>
  )
}

interface ArticlesProps {
  heading: Heading
  /** The level of the heading, above those of the articles. */
  level?: 'h1' | 'h2'
  list: ListPage<ArticleCard>
  /** The path of the page that shows them. */
  path: string
  /** The content between the heading and the articles. */
  children?: ReactNode
}

/**
 * A page of a list of articles: the first article is wide, the next two are cards, the others are lines. Later pages say
 * which they are in place of the opening.
 */
export function Articles({ heading, level = 'h1', list, path, children }: ArticlesProps) {
  const { articles, number, pages } = list
  const shown = { ...heading, eyebrow: `Página ${number} de ${pages}`, lead: undefined }
  return (
    <Root className="band">
      <SectionHead heading={number === 1 ? heading : shown} level={level} />
      {children}
      <ul>
        {articles.map((article, index) => (
          <Card
            key={article.id}
            article={article}
            index={index}
            level={level === 'h1' ? 'h2' : 'h3'}
          />
        ))}
      </ul>
      <Pager path={path} number={number} pages={pages} />
    </Root>
  )
}
