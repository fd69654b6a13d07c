import type { Author } from '@elos/content'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Portrait } from './Portrait.tsx'

const Root = styled('aside', 'AuthorNote')`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin-top: 56px;
  padding: 24px;
  border-radius: ${theme.radius};
  background: ${theme.mint};
  font-size: ${theme.small};
  > img {
    grid-row: 1 / 3;
    border-radius: 50%;
  }
  > p {
    grid-column: 2;
  }
  &:not(:has(> img)) > p {
    grid-column: 1 / -1;
  }
`

/** The note about the author at the end of an article; nothing where the author's document does not say it. */
export function AuthorNote({ author }: { author?: Author }) {
  if (!author?.note) return null
  const { name, role, note, photo } = author
  return (
    <Root aria-label="Sobre quem escreveu">
      {photo && <Portrait photo={photo} />}
      <p>
        <b>{name}</b>
        {role && `, ${role}`}
      </p>
      <p>{note}</p>
    </Root>
  )
}
