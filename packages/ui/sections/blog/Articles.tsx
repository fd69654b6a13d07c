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
  padding-top: clamp(40px, 6vw, 88px);
  &:has(+ section) {
    padding-bottom: 0;
  }
  > ul {
    display: grid;
    gap: 24px;
  }
  .card {
    overflow: hidden;
    padding: 0 28px 28px;
  }
  .cover {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 7 / 4;
    margin: 0 -28px 24px;
    background: ${theme.mint};
    color: ${theme.pine};
    > .icon {
      position: relative;
      width: 72px;
      height: 72px;
      padding: 16px;
      border-radius: 50%;
      background: ${theme.paper};
    }
    .rings {
      position: absolute;
      width: 110%;
      max-width: none;
      opacity: 0.9;
      translate: 9% 12%;
    }
    > img {
      position: absolute;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  .card > :is(h2, p) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .card > h2 {
    font-size: min(1.17rem, 9.5vw);
    line-height: 1.25;
    text-wrap: pretty;
  }
  .short {
    display: none;
  }
  @media (max-width: 48em) {
    .whole {
      display: none;
    }
    .short {
      display: inline;
    }
  }
  @media (max-width: 40em) {
    .card {
      padding-inline: 20px;
    }
    .cover {
      margin-inline: -20px;
    }
  }
  .card > p {
    margin-top: 8px;
    font-size: ${theme.small};
    line-height: 1.5;
    color: ${theme.inkSoft};
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    margin: 16px 0;
    font-size: ${theme.small};
    color: ${theme.inkSoft};
  }
  .card .more {
    padding: 0;
  }
  .line {
    padding-top: 24px;
    .dot {
      display: none;
    }
  }
  @media (min-width: 40.0625em) {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .wide,
    .line {
      grid-column: 1 / -1;
    }
    .wide > h2 {
      font-size: clamp(1.5rem, 2.4vw, 1.9rem);
    }
    .line {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 20px;
      align-items: center;
      padding-bottom: 24px;
      .dot {
        display: grid;
        grid-row: 1 / 9;
      }
      .more {
        grid-area: 1 / 3 / 9;
        margin: 0;
      }
      .meta {
        margin: 8px 0 0;
      }
    }
  }
  /* The link stands below its title. */
  @media (min-width: 64em) {
    .line {
      grid-template-columns: auto minmax(0, 1.2fr) minmax(0, 1fr);
      > :is(h2, .meta, .more) {
        grid-column: 2;
      }
      > p {
        grid-area: 1 / 3 / 9;
        margin: 0;
      }
      .more {
        grid-row: auto;
        justify-self: start;
      }
    }
  }
  @media (min-width: 60.0625em) {
    .wide {
      display: grid;
      grid-template: repeat(4, auto) / 1fr 1.1fr;
      align-content: center;
      column-gap: 48px;
      padding: 40px 40px 40px 0;
      .cover {
        grid-row: 1 / -1;
        aspect-ratio: auto;
        min-height: 380px;
        margin: -40px 0;
      }
      > :not(.cover) {
        grid-column: 2;
      }
      > h2 {
        align-self: end;
      }
      > p {
        font-size: 1rem;
      }
      .more {
        align-self: start;
      }
    }
  }
`

function Cover({ cover, icon, first }: Pick<ArticleCard, 'cover' | 'icon'> & { first: boolean }) {
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
        <>
          <Rings />
          <Icon name={icon} />
        </>
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
        <Cover cover={cover} icon={icon} first={isFirst} />
      ) : (
        <span className="dot">
          <Icon name={icon} />
        </span>
      )}
      <CardHeading title={<Title {...article} />} href={href} level="h2" />
      <p>{description}</p>
      <div className="meta">
        {category && <b>{category}</b>}
        <time dateTime={reviewedAt}>{longDate(reviewedAt)}</time>
        <span>{readMinutes} min de leitura</span>
      </div>
      <More href={href}>Ler Artigo</More>
    </li>
  )
}

/**
 * The index of the blog: the first article is wide, the next two are cards, the others are lines.
 * Titles end after two lines, descriptions after three.
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
