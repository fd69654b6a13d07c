/** The texts that several forms show. */
export const formWords = {
  sendByChat: 'Enviar pelo WhatsApp',
  sendWithoutChat: 'Não uso WhatsApp, prefiro uma ligação',
  /** The name of that button's value in the table of what the forms ask. */
  callPreference: 'Preferência por ligação',
  /** The title of a page whose form was refused: screen readers say it first. */
  error: (title: string) => `Erro: ${title}`,
  /** The texts beside an e-mail address of a provider that may be mistyped. */
  suggestion: {
    question: (domain: string) => `Você quis dizer ${domain}?`,
    accept: 'Sim, corrigir',
  },
  blocked: {
    text: 'O navegador não abriu a conversa. O que você digitou continua aqui.',
    link: 'Abrir a conversa',
  },
  byChat: {
    text: 'O pedido segue pelo WhatsApp: o que você digitou já está na mensagem.',
    link: 'Enviar pelo WhatsApp',
  },
  failed: {
    text: 'Não conseguimos enviar agora. O que você digitou continua aqui, e você pode mandar pelo WhatsApp:',
    link: 'Enviar pelo WhatsApp',
  },
} as const
