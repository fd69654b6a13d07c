import type { ArticleCard, Blog } from '@elos/content'
import { styled } from 'styled-components'
import { CardHeading } from '../../primitives/CardLink.tsx'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { theme } from '../../theme/theme.ts'

const Root = styled.section`
  padding-top: clamp(40px, 6vw, 88px);
  &:has(+ section) { padding-bottom: 0; }
  > ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; }
  .card { overflow: hidden; padding: 0 28px 28px; }
  .cover {
    position: relative; display: grid; place-items: center; overflow: hidden; height: 152px; margin: 0 -28px 24px;
    background: ${theme.mint}; color: ${theme.pine};
    > .icon { position: relative; width: 72px; height: 72px; padding: 16px; border-radius: 50%; background: ${theme.paper}; }
    .rings { position: absolute; width: 420px; max-width: none; opacity: .9; }
    img { width: 100%; height: 100%; object-fit: cover; }
  }
  li:nth-of-type(3n + 1) .rings { translate: 90px 40px; }
  li:nth-of-type(3n + 2) .rings { translate: -80px -30px; }
  li:nth-of-type(3n) .rings { translate: 20px 90px; }
  .card p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; }
  h2 { font-size: 1.17rem; line-height: 1.25; a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2; } }
  .card p { margin-top: 8px; font-size: .9rem; line-height: 1.5; color: ${theme.inkSoft}; }
  .meta { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 16px 0; font-size: ${theme.small}; color: ${theme.inkSoft}; }
  .card .more { padding: 0; }
  @media (min-width: 60.0625em) {
    .card:first-of-type {
      display: grid; grid-column: 1 / -1; grid-template: repeat(4, auto) / 1fr 1.1fr; align-content: center; column-gap: 48px; min-height: 340px; padding: 40px 40px 40px 0;
      .cover { grid-row: 1 / -1; height: auto; margin: -40px 0; }
      > :not(.cover) { grid-column: 2; }
      h2 { font-size: 1.9rem; align-self: end; }
      p { font-size: 1rem; }
      .rings { width: 640px; translate: 0 60px; }
      .cover > .icon { width: 112px; height: 112px; padding: 26px; }
    }
  }
  @media (max-width: 60em) { > ul { grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); } }
`

function Card({ title, href, description, reviewedAt, readMinutes, icon, cover }: ArticleCard) {
  return (
    <li className="card">
      <div className="cover">
        {cover ? (
          <Picture
            image={{ ...cover, alt: '' }}
            width={400}
            ratio={1.9}
            sizes="(min-width: 960px) 400px, 100vw"
          />
        ) : (
          <>
            <Rings />
            <Icon name={icon} />
          </>
        )}
      </div>
      <CardHeading title={title} href={href} level="h2" />
      <p>{description}</p>
      <div className="meta">
        <time dateTime={reviewedAt}>{longDate(reviewedAt)}</time>
        <span>{readMinutes} min de leitura</span>
      </div>
      <span className="more" aria-hidden="true">
        Ler Artigo <Icon name="arrow-right" />
      </span>
    </li>
  )
}

/** The index of the blog: the first article wide, the others three to a row. */
export function BlogArticles({ blog }: { blog: Blog }) {
  return (
    <Root className="band">
      <SectionHead heading={blog} level="h1" />
      <ul>
        {blog.articles.map((article) => (
          <Card key={article.id} {...article} />
        ))}
      </ul>
    </Root>
  )
}
