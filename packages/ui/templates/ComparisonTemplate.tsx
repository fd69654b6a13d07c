import type { PageOf } from '@elos/content'
import { COMPARISON_PATH } from '@elos/content/parts/address/fixedPaths'
import { Fragment } from 'react'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { ButtonLink } from '../primitives/ActionLink.tsx'
import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { ComparedTable } from '../sections/compared/ComparedTable.tsx'
import { CompareForm } from '../sections/compared/CompareForm.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { backLinks } from '../words/backLinks.ts'
import { comparisonWords } from '../words/comparison.ts'

const Root = styled('section', 'ComparisonPage')`
  > .head {
    margin-bottom: 20px;
  }
  > .head > h1 {
    font-size: ${theme.h2};
  }
  > .form {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
    max-width: 40rem;
    margin-bottom: 20px;
    > * {
      flex: 1 1 8rem;
    }
  }
  > .aged {
    margin-bottom: 12px;
    color: ${theme.inkSoft};
  }
  > .below {
    display: grid;
    gap: 12px;
    max-width: 44rem;
    margin-top: 20px;
  }
  @media print {
    > .head {
      max-width: none;
      margin-bottom: 4px;
    }
    > .head > h1 {
      font-size: 1.6rem;
    }
    > .head > p,
    > .aged {
      max-width: none;
      margin: 2px 0;
      font-size: 1rem;
      line-height: 1.3;
    }
    /* One paragraph, so that all is on one sheet: each sentence begins in bold. */
    > .below {
      display: block;
      max-width: none;
      margin-top: 6px;
      line-height: 1.3;
      > p {
        display: inline;
        &::after {
          content: " ";
        }
      }
    }
  }
`

/** The comparison of all carriers, or of two of them: the same questions, in the order of the alphabet. */
export function ComparisonTemplate(page: PageOf<'comparison'>) {
  const { subject } = page
  const { heading, pair, carriers, aged, sources, left, rule, text, requestLabel } = subject
  const place = placeOf(page)
  const back = pair ? { to: 'para a comparação', href: COMPARISON_PATH } : backLinks.carriers
  return (
    <PageShell page={page} back={back}>
      <Root className="band paper">
        <SectionHead heading={heading} level="h1" />
        <CompareForm {...subject} />
        {aged && <p className="aged">{aged}</p>}
        {carriers.length > 0 && <ComparedTable {...subject} />}
        <div className="below">
          <RichText value={text} />
          {sources.length > 0 && (
            <p>
              <b>{comparisonWords.sources}</b>{' '}
              {sources.map(({ name, url, about }, index) => (
                <Fragment key={name + about}>
                  {index > 0 && '; '}
                  {url ? <a href={url}>{name}</a> : name}
                  {about}
                </Fragment>
              ))}
              .
            </p>
          )}
          {left && (
            <p>
              <b>{comparisonWords.left}</b> {left} {rule}
            </p>
          )}
        </div>
        <p className="actions">
          <ButtonLink link={{ label: requestLabel, action: 'quote' }} place={place} />
        </p>
      </Root>
    </PageShell>
  )
}
