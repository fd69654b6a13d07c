import { z } from 'zod'

/** A text that must hold something besides spaces. */
export const filled = (message: string, max: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(max, { error: `Use no máximo ${max} caracteres.` })

/** A text that may be left empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Use no máximo ${max} caracteres.` })
    .default('')

export const email = filled('Informe seu e-mail.', 254).pipe(
  z.email({ error: 'Confira o e-mail: ele deve ter a forma nome@exemplo.com.br.' }),
)
