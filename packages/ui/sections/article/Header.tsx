import type { Article, Author } from '@elos/content'
import type { ReactNode } from 'react'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { signatureOf } from '../../words/signature.ts'
import { Portrait } from './Portrait.tsx'

const Root = styled('header', 'ArticleHeader')`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 28px 64px;
  padding-block: max(24px, 3vw) 48px;
  > :first-child {
    flex: 1.25 1 17rem;
  }
  > img {
    flex: 1 1 14rem;
    border-radius: ${theme.radiusLarge};
  }
  > .rings {
    flex: 1 1 14rem;
    max-width: 420px;
  }
  /* Titles of articles are long: at the common size they broke elsewhere once their font had come. */
  > div > h1 {
    font-size: min(clamp(1.7rem, 1rem + 2.8vw, 3.06rem), 13.5vw);
    line-height: 1.12;
  }
  /* A line for each: in one line, an item of which a part has come would move when the rest comes. */
  .by > li {
    display: flex;
    gap: 12px;
    align-items: center;
    margin-top: 16px;
    > div > p:first-of-type {
      font-size: 1rem;
      font-weight: 650;
      color: ${theme.ink};
    }
  }
  .dot {
    overflow: hidden;
    border: 5px solid ${theme.coral};
    background: ${theme.sun};
    color: ${theme.ink};
    > .rings {
      width: 30px;
    }
  }
  .by > li + li > .dot {
    border-color: ${theme.pine};
    background: ${theme.mint};
  }
  .summary {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 48px;
    flex: 1 0 100%;
    > h2 {
      flex: 1 1 6rem;
      font-size: ${theme.h3};
    }
    > div {
      flex: 3.6 1 20rem;
    }
  }
  /* On a phone the cover takes the whole width of the window. */
  @media screen and (max-width: 40em) {
    > img {
      width: 100vw;
      max-width: none;
      margin-inline: calc(-1 * ${theme.gutter});
      border-radius: 0;
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
function Topic({
  category,
  categoryHref,
  subject,
}: Pick<Article, 'category' | 'categoryHref' | 'subject'>) {
  const linked = categoryHref ? <a href={categoryHref}>{category}</a> : category
  if (!subject) return linked ?? 'Guia'
  return (
    <>
      {linked}
      {linked && ' · '}
      {subject.href ? <a href={subject.href}>{subject.name}</a> : subject.name}
    </>
  )
}

/** Says what a person did, with the person's page, role and registration: 'Revisado por Ana Souza'. */
function By({ did, person }: { did: string; person: Author }) {
  const { name, href } = person
  const signature = signatureOf(person)
  return (
    <>
      <p>
        {did} {href ? <a href={href}>{name}</a> : name}
      </p>
      {signature && <p>{signature}</p>}
    </>
  )
}

/** A line with a small ring before it. */
function Signed({ ring, children }: { ring: ReactNode; children: ReactNode }) {
  return (
    <li className="fine">
      <span className="dot" aria-hidden="true">
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

/** The head of an article: its topic and minutes, title, who wrote and reviewed it, its dates, its cover, and what it says in short. */
export function ArticleHeader({ article, team }: ArticleHeaderProps) {
  const { title, lead, publishedAt, reviewedAt, checkedAt, readMinutes } = article
  const { author, reviewer, cover } = article
  return (
    <Root className="band">
      <div>
        <p className="eyebrow">
          <Topic {...article} /> · {readMinutes} min de leitura
        </p>
        <h1>{title}</h1>
        <ul className="by">
          <Signed ring={author?.photo ? <Portrait photo={author.photo} /> : <Rings />}>
            {author ? <By did="Escrito por" person={author} /> : <p>Escrito por {team}</p>}
            <Dated label="Publicado em" date={publishedAt} />
          </Signed>
          <Signed
            ring={
              reviewer?.photo ? <Portrait photo={reviewer.photo} /> : <Icon name="calendar-check" />
            }
          >
            {reviewer && <By did="Revisado por" person={reviewer} />}
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
        <Rings />
      )}
      {lead.length > 0 && (
        <div className="summary callout">
          <h2>Em resumo</h2>
          <div>
            <RichText value={lead} />
          </div>
        </div>
      )}
    </Root>
  )
}
