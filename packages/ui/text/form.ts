/** What the forms say about themselves, beside their questions. */
export const formText = {
  sendByChat: 'Enviar pelo WhatsApp',
  close: 'Fechar',
  closeToast: 'Fechar aviso',
  preview: {
    summary: 'Ver a mensagem que será enviada',
    incomplete: 'A mensagem aparece aqui quando os campos obrigatórios estiverem preenchidos.',
    copy: 'Copiar mensagem',
    copied: 'Mensagem copiada.',
    notCopied: 'Não foi possível copiar. Selecione o texto acima.',
    qrLabel: 'Código QR que abre esta mensagem no WhatsApp do celular',
    qrHint: 'O WhatsApp está no celular? Aponte a câmera para o código.',
  },
  blocked: {
    text: 'O navegador não abriu a conversa. O que você digitou continua aqui.',
    link: 'Abrir a conversa',
  },
  failed: {
    text: 'Não conseguimos enviar agora. O que você digitou continua aqui, e você pode mandar pelo WhatsApp:',
    link: 'Enviar pelo WhatsApp',
  },
} as const
