import type { ArticleCard, Blog } from '@elos/content'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

/**
 * The number of articles, from the first, that have a cover. The others are lines, so that the page loads fewer
 * images.
 */
const COVERS = 3

const Root = styled('section', 'BlogArticles')`
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
    > h2 {
      margin-bottom: 8px;
      font-size: min(1.17rem, 9.5vw);
      line-height: 1.25;
      color: ${theme.ink};
    }
  }
  @media screen {
    .text > :is(h2, p) {
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
    .wide > .text > h2 {
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

function Card({ article, index }: { article: ArticleCard; index: number }) {
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
        <CardHeading title={<Title {...article} />} href={href} level="h2" />
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

/**
 * The index of the blog: the first article is wide, the next two are cards, the others are lines.
 */
export function BlogArticles({ blog }: { blog: Blog }) {
  return (
    <Root className="band">
      <SectionHead heading={blog} level="h1" />
      <ul>
        {blog.articles.map((article, index) => (
          <Card key={article.id} article={article} index={index} />
        ))}
      </ul>
    </Root>
  )
}
