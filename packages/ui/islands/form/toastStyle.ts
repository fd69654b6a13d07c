import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The style of toasts, which are above the bar of quick contacts, or beside those buttons. Plain CSS. */
export const toastStyle = css`
  .toasts > div {
    position: fixed;
    z-index: 6;
    inset-inline: max(var(--margin, 16px), 50% - 240px);
    bottom: calc(16px + var(--foot) + env(safe-area-inset-bottom));
    padding: 16px 60px 16px 20px;
    border-radius: ${theme.radius};
    background: ${theme.pineDeep};
    color: ${theme.paper};
    box-shadow: ${theme.shadow};
    &.above {
      top: 80px;
      bottom: auto;
    }
    b {
      display: block;
    }
    p {
      font-size: ${theme.small};
      color: ${theme.mint};
    }
    button {
      --focus: ${theme.sun};
      position: absolute;
      top: 6px;
      right: 6px;
      width: 48px;
      height: 48px;
      border: 0;
      background: none;
      color: inherit;
      font-size: 1.5rem;
      cursor: pointer;
    }
  }
  /* In a dialog a toast is below the content, which it does not cover. */
  .modal > .toasts > div {
    position: relative;
    inset: auto;
    border-radius: 0;
  }
  @media print {
    .toasts {
      display: none;
    }
  }
`
