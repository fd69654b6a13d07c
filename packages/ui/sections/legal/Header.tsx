import type { Legal, Site } from '@elos/content'
import { Fragment } from 'react'
import { DataOfficer } from '../../primitives/DataOfficer.tsx'
import { longDate } from '../../primitives/date.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('header', 'LegalHeader')`
  > :is(p, small) {
    display: block;
    margin-top: 20px;
    color: ${theme.inkSoft};
  }
  > p > a {
    line-height: 44px;
  }
`

/**
 * Title, lead, version and days of a legal text with its other versions, and the data protection officer where it asks
 * for them. A former version says below its title that it is no longer in force, where a phone shows it at once.
 */
export function LegalHeader({ legal, site }: { legal: Legal; site: Site }) {
  const { title, version, from, until, lead, showsDataOfficer, current, former } = legal
  return (
    <Root className="band">
      <h1 className="plain">{title}</h1>
      {current && (
        <p>
          <strong>Esta versão não vale mais.</strong> <a href={current}>Ler a versão em vigor</a>
        </p>
      )}
      <div className="lead">
        <RichText value={lead} />
      </div>
      {showsDataOfficer && <DataOfficer site={site} named />}
      <small>
        {version
          ? `Versão ${version}, em vigor ${until ? 'de' : 'a partir de'} `
          : 'Atualizado em '}
        <time dateTime={from}>{longDate(from)}</time>
        {until && ' a '}
        {until && <time dateTime={until}>{longDate(until)}</time>}
      </small>
      {!current && former.length > 0 && (
        <p>
          Versões anteriores:{' '}
          {former.map((each, index) => (
            <Fragment key={each.href}>
              {index > 0 && '; '}
              <a href={each.href}>
                {each.version}
                {each.until && `, até ${longDate(each.until)}`}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </Root>
  )
}
