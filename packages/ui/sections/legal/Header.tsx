import type { Legal } from '@elos/content'
import { styled } from 'styled-components'
import { longDate } from '../../primitives/date.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { theme } from '../../theme/theme.ts'

const Root = styled.header`
  padding-block: clamp(40px, 6vw, 80px);
  h1 {
    max-width: 20em;
    font-size: ${theme.h2};
  }
  small {
    display: block;
    margin-top: 20px;
    color: ${theme.inkSoft};
  }
`

/** Title, lead, version and date of a legal text. */
export function LegalHeader({ legal: { title, version, updatedAt, lead } }: { legal: Legal }) {
  return (
    <Root className="band">
      <h1>{title}</h1>
      <div className="lead">
        <RichText value={lead} />
      </div>
      <small>
        {version && `Versão ${version}, `}
        {version ? 'atualizada' : 'Atualizado'} em{' '}
        <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
      </small>
    </Root>
  )
}
