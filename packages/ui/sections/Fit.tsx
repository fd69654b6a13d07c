import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

// Each link is drawn before the next one, which crosses it; `::after` draws its lower right quarter again above that one.
// So they go over and under one another: no link may be a stacking context of its own, as a transform would make it.
const Root = styled('section', 'Fit')`
  container-type: inline-size;
  .chain {
    --edge: 13px;
    isolation: isolate;
  }
  .chain > div {
    position: relative;
    width: calc(100% - 18px);
    padding: 22px 20px 32px;
    border: var(--edge) solid ${theme.pine};
    border-radius: 60px;
    &::before,
    &::after {
      content: "";
      position: absolute;
      inset: calc(-1 * var(--edge));
      border-radius: inherit;
      pointer-events: none;
    }
    &::before {
      z-index: -1;
    }
    &::after {
      z-index: 1;
      border: inherit;
      clip-path: inset(50% 0 0 50%);
    }
    &:last-child::after {
      display: none;
    }
    &:not(:first-child) {
      margin-top: calc(-2.5 * var(--edge));
      padding-top: 38px;
    }
    &:nth-child(2) {
      margin-left: 18px;
    }
    &:only-child {
      width: 100%;
    }
  }
  .chain > .yes::before {
    background: ${theme.mint};
  }
  .chain > .check {
    border-color: ${theme.sun};
  }
  .chain > .no {
    border-color: ${theme.coral};
    &::before {
      background: ${theme.sand};
    }
  }
  .chain > div > h3 {
    margin-bottom: 8px;
  }
  .chain > div > ul > li {
    padding-block: 7px;
    line-height: 1.4;
    &:not(:first-child) {
      border-top: 1px solid rgb(19 38 31 / 0.2);
    }
  }
  @container (min-width: 38em) {
    .chain {
      --edge: 16px;
      display: flex;
    }
    .chain > div {
      flex: 1 1 auto;
      min-width: 27%;
      width: auto;
      margin-bottom: 40px;
      padding: 26px 28px 32px 24px;
      border-radius: 76px;
      font-size: ${theme.small};
      &:not(:first-child) {
        margin: 0 0 40px -40px;
        padding: 26px 28px 32px 40px;
      }
      &:nth-child(2) {
        margin-block: 40px 0;
      }
      &:not(:last-child) {
        padding-right: 34px;
      }
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
              <div key={name} className={name}>
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
