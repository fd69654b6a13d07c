import { css } from '../theme/css.ts'
import { theme } from '../theme/theme.ts'

const chosen = (name: string, value: string) => `:has([name=${name}][value=${value}]:checked)`

/**
 * Hides the questions that do not apply to the answers so far, without script. A browser without `:has`
 * shows all questions. Plain CSS for the root of a `PartnerForm`, on the server and in its island.
 */
export const partnerFormStyle = css`
  .notice {
    padding: 20px;
    border: 2px solid ${theme.coralStrong};
    border-radius: ${theme.radius};
    b {
      display: block;
      color: ${theme.coralStrong};
    }
  }
  @supports selector(:has(*)) {
    form${chosen('isCorretor', 'nao')}
    .isCorretor .error,
    form:not(${chosen('isCorretor', 'nao')}) .notice,
    form:not(${chosen('isCorretor', 'sim')}) :is(.vendePlanoSaude, .sending, form > .button),
    form:not(${chosen('isCorretor', 'sim')}${chosen('vendePlanoSaude', 'sim')})
      .experienciaPortabilidade,
    form:not(${chosen('isCorretor', 'sim')}${chosen('vendePlanoSaude', 'nao')}) .tiposSeguros {
      display: none;
    }
  }
`
