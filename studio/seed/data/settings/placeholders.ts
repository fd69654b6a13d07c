/** Placeholders that the launch check looks for. All must be replaced before the site is public. */
export const placeholders = {
  legalName: 'Elos Saúde Corretora de Seguros (razão social a confirmar)',
  taxId: '00.000.000/0000-00',
  phone: '+55 11 0000-0000',
  chatPhone: '551100000000',
  email: 'contato@exemplo.com.br',
  dpoEmail: 'privacidade@exemplo.com.br',
  address: {
    street: 'Rua Exemplo, 000',
    district: 'Lapa',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '00000-000',
  },
}
