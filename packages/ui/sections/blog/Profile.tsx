import type { Author } from '@elos/content'
import { Picture } from '../../primitives/Picture.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { signatureOf } from '../../words/signature.ts'

/** The diameter of the picture, in CSS pixels. */
const DIAMETER = 160

const Root = styled('header', 'Profile')`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 40px;
  align-items: center;
  padding-bottom: 0;
  > img {
    border: 5px solid ${theme.coral};
    border-radius: 50%;
    /* A drawing is not cropped by its address. */
    aspect-ratio: 1;
    object-fit: cover;
  }
  > .head {
    flex: 1 1 17rem;
    margin: 0;
  }
`

/** Introduces a person: name, role, registration, picture, and a sentence or two. */
export function Profile({ person }: { person: Author }) {
  const { name, note, photo } = person
  const signature = signatureOf(person)
  return (
    <Root className="band">
      {photo && <Picture image={{ ...photo, alt: '' }} width={DIAMETER} ratio={1} priority />}
      <div className="head">
        <h1>{name}</h1>
        {signature && (
          <p>
            <b>{signature}</b>
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
    </Root>
  )
}
