import type { Legal, Site } from '@elos/content'
import { ClaimNotes } from '../../primitives/ClaimNotes.tsx'
import { DataOfficer } from '../../primitives/DataOfficer.tsx'
import { longDate } from '../../primitives/date.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('header', 'LegalHeader')`
  padding-block: max(40px, 5vw);
  h1 {
    max-width: 20em;
    font-size: ${theme.h2};
  }
  .lead ~ p {
    margin-top: 20px;
    a {
      display: inline-block;
      line-height: 44px;
    }
  }
  small {
    display: block;
    margin-top: 20px;
    color: ${theme.inkSoft};
  }
`

/**
 * Title, lead, version and date of a legal text, and the data protection officer where it asks for
 * them.
 */
export function LegalHeader({ legal, site }: { legal: Legal; site: Site }) {
  const { title, version, updatedAt, lead, showsDataOfficer } = legal
  return (
    <Root className="band">
      <h1>{title}</h1>
      <div className="lead">
        <RichText value={lead} />
      </div>
      {showsDataOfficer && <DataOfficer site={site} named />}
      <small>
        {version && `Versão ${version}, `}
        {version ? 'atualizada' : 'Atualizado'} em{' '}
        <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
      </small>
      <ClaimNotes of={lead} />
    </Root>
  )
}
