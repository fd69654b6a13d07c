import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Fit')`
  container-type: inline-size;
  .chain {
    --edge: 13px;
  }
  .loop {
    margin-right: 18px;
    padding: 24px 20px;
  }
  .loop + .loop {
    margin-top: -32px;
  }
  .loop:nth-child(2) {
    margin-inline: 18px 0;
  }
  .yes::before {
    background: ${theme.mint};
  }
  .check {
    border-color: ${theme.sun};
  }
  .no {
    border-color: ${theme.coral};
    &::before {
      background: ${theme.sand};
    }
  }
  .loop > ul > li {
    padding-block: 7px;
    line-height: 1.4;
    & + li {
      border-top: 1px solid ${theme.line};
    }
  }
  @container (min-width: 40em) {
    .chain {
      --edge: 16px;
      display: flex;
    }
    .loop {
      flex: 1;
      margin: 0 0 40px;
      padding: 26px 34px 32px;
      font-size: ${theme.small};
    }
    .loop + .loop {
      margin: 0 0 40px -40px;
    }
    .loop:nth-child(2) {
      margin-block: 40px 0;
    }
  }
`

const TITLES = { yes: 'Serve bem', check: 'Confira antes', no: 'Costuma não servir' }

/** Whom something suits, who should ask first, and whom it does not suit, as a chain of three links. */
export function Fit({ content, ...band }: SectionProps<'fit'>) {
  const { heading, yes, check, no } = content
  const groups = { yes, check, no }
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <div className="chain">
        {(['yes', 'check', 'no'] as const).map(
          (name) =>
            groups[name].length > 0 && (
              <div key={name} className={`loop ${name}`}>
                <h3>{TITLES[name]}</h3>
                <ul>
                  {keyed(groups[name]).map(({ key, item }) => (
                    <li key={key}>{item}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </Root>
  )
}
