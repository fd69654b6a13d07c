import type { Article, Author } from '@elos/content'
import { longDate } from '../../primitives/date.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { LinkedRings } from '../../primitives/LinkedRings.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Portrait } from './Portrait.tsx'

const Root = styled('header', 'ArticleHeader')`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 40px 64px;
  align-items: center;
  padding-block: clamp(40px, 6vw, 88px);
  > div > h1 {
    font-size: clamp(1.9rem, 1.2rem + 2.6vw, 3rem);
    line-height: 1.1;
  }
  /* A line for each: in one line, an item of which a part has come would move when the rest comes. */
  .meta {
    display: grid;
    gap: 4px;
    margin-top: 28px;
    font-size: ${theme.small};
    color: ${theme.inkSoft};
  }
  .meta > :last-child {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  > img {
    width: 100%;
    border-radius: ${theme.radiusLarge};
  }
  .author {
    display: flex;
    gap: 16px;
    align-items: center;
    margin-top: 28px;
  }
  .author > img {
    border-radius: 50%;
  }
  &:has(.author) .meta {
    margin-top: 16px;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
    .links {
      max-width: 300px;
    }
  }
  @media print {
    > img {
      margin-top: 24px;
    }
  }
`

/** A date with its label: 'Revisado em 27 de agosto de 2025'. */
function Dated({ label, date }: { label: string; date: string }) {
  if (!date) return null
  return (
    <span>
      {label} <time dateTime={date}>{longDate(date)}</time>
    </span>
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

/** The name of the person who wrote the article, with the person's role. */
function Byline({ author: { name, role, photo } }: { author: Author }) {
  return (
    <div className="author">
      {photo && <Portrait photo={photo} />}
      <p>
        Por <b>{name}</b>
        {role && `, ${role}`}
      </p>
    </div>
  )
}

/** Title, lead, author, dates and read time of an article; its cover, or the rings around its icon. */
export function ArticleHeader({ article }: { article: Article }) {
  const { title, lead, publishedAt, reviewedAt, checkedAt, readMinutes } = article
  const { author, cover, icon } = article
  return (
    <Root className="band">
      <div>
        <p className="eyebrow">
          <Topic {...article} />
        </p>
        <h1>{title}</h1>
        <div className="lead">
          <RichText value={lead} />
        </div>
        {author && <Byline author={author} />}
        <p className="meta">
          <Dated label="Publicado em" date={publishedAt} />
          <Dated label="Revisado em" date={reviewedAt} />
          {checkedAt && <Dated label="Dados atualizados em" date={checkedAt} />}
          <span>
            <Icon name="clock" />
            {readMinutes} min de leitura
          </span>
        </p>
      </div>
      {cover ? (
        <Picture
          image={cover}
          width={440}
          ratio={1.5}
          sizes="(min-width: 900px) 36vw, 100vw"
          priority
        />
      ) : (
        <LinkedRings
          first={<Icon name={icon} />}
          second={
            <>
              <b>{readMinutes}</b>
              <small>minutos</small>
            </>
          }
        />
      )}
    </Root>
  )
}
