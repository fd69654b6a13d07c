import { counted } from '../base/counted.ts'

interface Erasure {
  email: string
  count: number
  /** The name of the person who erased, as the Studio knows it. */
  by: string
  at: Date
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'long',
  timeStyle: 'medium',
})

/**
 * The receipt of an erasure, for the files of the data officer and for the person who asked for it (LGPD,
 * art. 18, VI). It is stored nowhere: it names the person.
 */
export function receiptOf({ email, count, by, at }: Erasure): string {
  return [
    'Comprovante de exclusão de dados pessoais',
    '',
    `Titular (e-mail): ${email}`,
    `Excluído: ${counted(count, 'pedido', 'pedidos')}, com respostas, anotações e histórico`,
    `Data e hora: ${clock.format(at)} (horário de Brasília)`,
    `Responsável: ${by}`,
    'Fundamento: Lei 13.709/2018 (LGPD), art. 18, VI',
    '',
  ].join('\n')
}
