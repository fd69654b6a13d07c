import type { Article } from '@elos/content'
import type { ReactNode } from 'react'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { LinkedRings } from '../../primitives/LinkedRings.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Portrait } from './Portrait.tsx'

const Root = styled('header', 'ArticleHeader')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 64px;
  padding-block: 28px 40px;
  > div > h1 {
    font-size: min(clamp(1.7rem, 1rem + 2.8vw, 3.06rem), 13.5vw);
    line-height: 1.12;
  }
  /* A line for each: in one line, an item of which a part has come would move when the rest comes. */
  .by {
    display: grid;
    gap: 12px;
    margin-top: 20px;
    font-size: ${theme.small};
    line-height: 1.4;
    color: ${theme.inkSoft};
  }
  .by > li {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  .by > li > div > p:first-of-type {
    font-size: 1rem;
    font-weight: 650;
    color: ${theme.ink};
  }
  .who {
    display: grid;
    place-items: center;
    flex: none;
    width: 52px;
    height: 52px;
    overflow: hidden;
    border: 5px solid ${theme.coral};
    border-radius: 50%;
    background: ${theme.sun};
    color: ${theme.ink};
  }
  .who .rings {
    width: 30px;
  }
  .by > li + li > .who {
    border-color: ${theme.pine};
    background: ${theme.mint};
  }
  > img {
    width: 100%;
    border-radius: ${theme.radiusLarge};
  }
  > .links {
    max-width: 420px;
  }
  .summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px 48px;
    padding: 24px 20px;
    border-radius: ${theme.radiusLarge};
    background: ${theme.mint};
  }
  .summary > h2 {
    font-size: ${theme.h3};
  }
  /* On a phone the cover takes the whole width of the window. */
  @media screen and (max-width: 39.99em) {
    > img {
      width: calc(100% + 2 * var(--margin, 20px));
      max-width: none;
      margin-inline: calc(-1 * var(--margin, 20px));
      border-radius: 0;
    }
  }
  @media (min-width: 40em) {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    padding-block: 40px 48px;
    > :is(img, .links) {
      align-self: start;
    }
    .summary {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr) minmax(0, 3.6fr);
      padding: 32px 40px;
    }
  }
  @media print {
    > img {
      margin-top: 24px;
    }
  }
`

/** A date with its label: 'Revisado em 27 de agosto de 2025'. */
function Dated({ label, date }: { label: string; date?: string | undefined }) {
  if (!date) return null
  return (
    <p>
      {label} <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}

/** The topic of an article: its category, its carrier, or both. */
function Topic({ category, subject }: Pick<Article, 'category' | 'subject'>) {
  if (!subject) return category ?? 'Guia'
  return (
    <>
      {category && `${category} · `}
      {subject.href ? <a href={subject.href}>{subject.name}</a> : subject.name}
    </>
  )
}

/** A line with a small ring before it. */
function Signed({ ring, children }: { ring: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="who" aria-hidden="true">
        {ring}
      </span>
      <div>{children}</div>
    </li>
  )
}

interface ArticleHeaderProps {
  article: Article
  /** The name of the company's people, who sign an article without an author. */
  team: string
}

/** The head of an article: its topic and minutes, title, who wrote it, its dates, its cover, and what it says in short. */
export function ArticleHeader({ article, team }: ArticleHeaderProps) {
  const { title, lead, publishedAt, reviewedAt, checkedAt, readMinutes } = article
  const { author, cover, icon } = article
  return (
    <Root className="band">
      <div>
        <p className="eyebrow">
          <Topic {...article} /> · {readMinutes} min de leitura
        </p>
        <h1>{title}</h1>
        <ul className="by">
          <Signed ring={author?.photo ? <Portrait photo={author.photo} /> : <Rings />}>
            <p>Escrito por {author?.name ?? team}</p>
            {author?.role && <p>{author.role}</p>}
            <Dated label="Publicado em" date={publishedAt} />
          </Signed>
          <Signed ring={<Icon name="calendar-check" />}>
            <Dated label="Revisado em" date={reviewedAt} />
            <Dated label="Dados atualizados em" date={checkedAt} />
          </Signed>
        </ul>
      </div>
      {cover ? (
        <Picture
          image={cover}
          width={540}
          ratio={1.5}
          sizes="(min-width: 900px) 38vw, 100vw"
          priority
        />
      ) : (
        <LinkedRings first={<Icon name={icon} />} second={<small>{article.shortTitle}</small>} />
      )}
      {lead.length > 0 && (
        <div className="summary">
          <h2>Em resumo</h2>
          <div>
            <RichText value={lead} />
          </div>
        </div>
      )}
    </Root>
  )
}
