import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The style of dialogs with forms, and of what islands add to every form of a page. Plain CSS. */
export const formIslandStyle = css`
  html:has(.modal:modal) {
    overflow: hidden;
  }
  .modal {
    width: min(720px, 100% - 32px);
    max-width: none;
    max-height: 100%;
    /* biome-ignore lint/suspicious/noDuplicateProperties: browsers of 2021 do not know dvh */
    max-height: min(100dvh - 32px, 1000px);
    position: fixed;
    z-index: 10;
    inset-block: 0;
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    color: ${theme.ink};
    box-shadow: ${theme.shadow};
    display: flex;
    flex-direction: column;
    &:not([open]) {
      visibility: hidden;
    }
    &::backdrop {
      background: rgb(8 59 47 / 0.6);
    }
    h2 {
      padding: 28px 72px 16px 40px;
      font-size: ${theme.h3};
    }
    .content {
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-block: 48px;
      padding: 4px 40px 40px;
    }
    h2:focus-visible {
      outline: 0;
    }
    > button {
      position: absolute;
      top: 16px;
      right: 16px;
      display: grid;
      place-items: center;
      width: 48px;
      height: 48px;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: none;
      color: ${theme.ink};
      cursor: pointer;
      &:hover {
        background: ${theme.mint};
      }
    }
    .promise {
      color: ${theme.inkSoft};
    }
    @media (max-width: 37.5em) {
      width: 100%;
      height: 100%;
      max-height: none;
      border-radius: 0;
      h2 {
        padding: 20px 72px 12px 20px;
      }
      .content {
        padding: 4px 20px 32px;
      }
      > button {
        top: 10px;
        right: 8px;
      }
    }
  }
  .button:is(:disabled, [aria-disabled="true"]) {
    background: ${theme.line};
    color: ${theme.inkSoft};
    cursor: not-allowed;
    filter: none;
  }
  .offer {
    display: grid;
    gap: 16px;
    padding: 20px;
    border: 2px solid ${theme.coralStrong};
    border-radius: ${theme.radius};
  }
`
