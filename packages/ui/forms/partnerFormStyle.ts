import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

const answered = (name: string, value: string) => `form:has([name=${name}][value=${value}]:checked)`

/** Which questions an answer reveals (specification, section 4), without script. For the root of a section with `PartnerForm`. */
export const partnerFormStyle = css`
  .vendePlanoSaude, .experienciaPortabilidade, .tiposSeguros, .notice, form > .button { display: none; }
  ${answered('isCorretor', 'nao')} .notice,
  ${answered('isCorretor', 'sim')} .vendePlanoSaude,
  ${answered('isCorretor', 'sim')}${answered('vendePlanoSaude', 'sim').slice(4)} .experienciaPortabilidade { display: block; }
  ${answered('isCorretor', 'sim')}${answered('vendePlanoSaude', 'nao').slice(4)} .tiposSeguros { display: grid; }
  ${answered('isCorretor', 'sim')} > .button { display: inline-flex; }
  .notice { padding: 20px; border: 2px solid ${theme.coralStrong}; border-radius: ${theme.radius}; b { display: block; color: ${theme.coralStrong}; } }
`
