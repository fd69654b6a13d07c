import type { Author } from '@elos/content'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { signatureOf } from '../../words/signature.ts'
import { Portrait } from './Portrait.tsx'

const Root = styled('aside', 'AuthorNote')`
  display: flex;
  gap: 16px;
  align-items: start;
  margin-top: 56px;
  font-size: ${theme.small};
  > img {
    border-radius: 50%;
  }
`

/** The note about the author at the end of an article; nothing where the author's document does not say it. */
export function AuthorNote({ author }: { author?: Author }) {
  if (!author?.note) return null
  const { name, href, note, photo } = author
  const signature = signatureOf(author)
  return (
    <Root className="callout" aria-label="Sobre quem escreveu">
      {photo && <Portrait photo={photo} />}
      <div>
        <p>
          {href ? <a href={href}>{name}</a> : <b>{name}</b>}
          {signature && `, ${signature}`}
        </p>
        <p>{note}</p>
      </div>
    </Root>
  )
}
