import { COUNT_KEY } from '../parts/count/fill.ts'
import { everywhere } from './everywhere.ts'

/** The placeholder texts of the first content, and what to write instead. */
const PLACEHOLDERS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b00\.000\.000\/0000-00\b/, 'Escreva o CNPJ da empresa.'],
  [/0000-0000|^\+?55\d{2}0{8,9}$/, 'Escreva o telefone verdadeiro.'],
  [/(^|\D)00000-000($|\D)/, 'Escreva o CEP verdadeiro.'],
  [/exemplo\.com(\.br)?\b/i, 'Troque o endereço de exemplo pelo verdadeiro.'],
  [/\.com\/(company\/)?exemplo\b/i, 'Troque o perfil de exemplo pelo verdadeiro.'],
  [/\(razão social a confirmar\)/i, 'Escreva a razão social da empresa.'],
  [/\bnome do encarregado \(a confirmar\)/i, 'Escreva o nome do encarregado pelos dados.'],
  [/\bRua Exemplo\b/i, 'Escreva o endereço verdadeiro.'],
  [/\bNome do cliente\b/i, 'Escreva o nome de quem autorizou o depoimento, ou retire-o do site.'],
  [/\bEmpresa do cliente\b/i, 'Escreva a empresa de quem autorizou o depoimento, ou apague-a.'],
  [/\bCofundador \d/i, 'Escreva o nome do fundador.'],
  [/\blorem ipsum\b/i, 'Escreva o texto verdadeiro.'],
  [/\b(?:asdf|qwerty)/i, 'Escreva o texto verdadeiro.'],
  [/\[(?:inserir|preencher|completar|escrever|trocar)\b[^\]]*\]/i, 'Escreva o que falta.'],
  [
    new RegExp(String.raw`(?!${COUNT_KEY})\{\{[^}]*\}\}`),
    'O site só conta {{operadoras}}, {{planos}} e {{artigos}}. Escreva o que falta, ou use uma afirmação no lugar da chave.',
  ],
  [/R\$\s?X+\b|\bX{4,}\b/, 'Escreva o valor verdadeiro, ou use uma afirmação.'],
  [/\((?:cópia|copia)(?: de [^)]*)?\)|^cópia de /i, 'Dê um nome próprio a este documento.'],
  [/\btexto de teste\b/i, 'Escreva o texto verdadeiro.'],
]

/** Matches every placeholder, in any case, so that most texts need only one test. */
const ANY = new RegExp(PLACEHOLDERS.map(([{ source }]) => source).join('|'), 'i')

/** Whether a text still has a placeholder of the first content in it. */
export function isPlaceholder(text: string): boolean {
  return placeholderIn(text) !== undefined
}

/** Returns what to write instead of the placeholder in a text; undefined for a text without one. */
function placeholderIn(text: string): string | undefined {
  return ANY.test(text) ? PLACEHOLDERS.find(([pattern]) => pattern.test(text))?.[1] : undefined
}

/** Finds placeholders of the launch that are still in the content. */
export const placeholders = everywhere(({ path, value }) => {
  if (typeof value !== 'string') return undefined
  const instead = placeholderIn(value)
  return instead ? { path, message: `“${excerpt(value)}” é provisório. ${instead}` } : undefined
})

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
