/** Texts that several forms show. */
export const formText = {
  sendByChat: 'Enviar pelo WhatsApp',
  blocked: {
    text: 'O navegador não abriu a conversa. O que você digitou continua aqui.',
    link: 'Abrir a conversa',
  },
  failed: {
    text: 'Não conseguimos enviar agora. O que você digitou continua aqui, e você pode mandar pelo WhatsApp:',
    link: 'Enviar pelo WhatsApp',
  },
} as const
