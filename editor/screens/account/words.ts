import type { InEach } from '@farol/content-model';
import type { Session } from '../../api/account.ts';

const en = {
  nameText: 'Others see it beside what you write, and you sign in with it.',
  save: 'Save',
  saved: 'Saved.',
  passwordHas: 'You have a password. A new one signs you out everywhere else.',
  passwordNone: 'You have none. With one you can sign in on devices without your passkeys.',
  newPassword: 'New password, at least twelve characters',
  passkeys: 'Passkeys',
  noPasskeys: 'You have none yet. A passkey is safer than a password, and quicker.',
  noPasskeysHere: 'Passkeys do not work at this address: it needs a name and HTTPS. Passwords do.',
  madeOn: (when: string) => `created ${when}`,
  usedOn: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  otherHost: (host: string) => `works only at ${host}`,
  passkeyGone: 'Removing one signs you out everywhere else you signed in with a passkey.',
  codes: 'Recovery codes',
  codesLeft: (left: number) => (left === 1 ? 'One code is left.' : `${left} codes are left.`),
  newCodes: 'Create ten new codes',
  newCodesText:
    'Your current codes stop working, and you are signed out everywhere else you signed in with one.',
  sessions: 'Where you are signed in',
  here: 'here',
  since: (when: string, seen: string) => `since ${when}, last seen ${seen}`,
  end: 'Sign out there',
  endOthers: 'Sign out everywhere else',
  noOthers: 'Only here.',
  way: {
    password: 'password',
    passkey: 'passkey',
    'recovery code': 'recovery code',
    'one-time link': 'one-time link',
  } satisfies Record<Session['way'], string>,
};

type Words = Omit<typeof en, 'way'> & { way: Record<Session['way'], string> };

export const accountWords: InEach<Words> = {
  en,
  pt: {
    nameText: 'Os outros o veem ao lado do que você escreve, e você entra com ele.',
    save: 'Salvar',
    saved: 'Salvo.',
    passwordHas: 'Você tem uma senha. Uma nova encerra as suas sessões em todos os outros lugares.',
    passwordNone:
      'Você não tem nenhuma. Com uma senha, entra também onde não tem chaves de acesso.',
    newPassword: 'Nova senha, com pelo menos doze caracteres',
    passkeys: 'Chaves de acesso',
    noPasskeys:
      'Você ainda não tem nenhuma. Uma chave de acesso é mais segura que uma senha, e mais rápida.',
    noPasskeysHere:
      'As chaves de acesso não funcionam neste endereço: ele precisa de um nome e de HTTPS. As senhas funcionam.',
    madeOn: (when) => `criada: ${when}`,
    usedOn: (when) => `último uso: ${when}`,
    neverUsed: 'nunca usada',
    otherHost: (host) => `só abre ${host}`,
    passkeyGone:
      'Remover uma encerra as suas outras sessões que foram abertas com chaves de acesso.',
    codes: 'Códigos de recuperação',
    codesLeft: (left) => (left === 1 ? 'Resta um código.' : `Restam ${left} códigos.`),
    newCodes: 'Criar dez códigos novos',
    newCodesText:
      'Os que você tem agora deixam de valer, e as suas outras sessões abertas com eles são encerradas.',
    sessions: 'Suas sessões abertas',
    here: 'aqui',
    since: (when, seen) => `desde ${when}, último uso: ${seen}`,
    end: 'Encerrar',
    endOthers: 'Sair de todos os outros lugares',
    noOthers: 'Só aqui.',
    way: {
      password: 'senha',
      passkey: 'chave de acesso',
      'recovery code': 'código de recuperação',
      'one-time link': 'link de uso único',
    },
  },
  es: {
    nameText: 'Los demás lo ven junto a lo que escribes, y con él entras.',
    save: 'Guardar',
    saved: 'Guardado.',
    passwordHas: 'Tienes una contraseña. Una nueva cierra todas tus demás sesiones.',
    passwordNone: 'No tienes ninguna. Con una puedes entrar donde no tengas tus llaves de acceso.',
    newPassword: 'Nueva contraseña, de doce caracteres o más',
    passkeys: 'Llaves de acceso',
    noPasskeys:
      'Todavía no tienes ninguna. Una llave de acceso es más segura que una contraseña, y más rápida.',
    noPasskeysHere:
      'Las llaves de acceso no funcionan en esta dirección: necesita un nombre y HTTPS. Las contraseñas sí.',
    madeOn: (when) => `creada: ${when}`,
    usedOn: (when) => `último uso: ${when}`,
    neverUsed: 'nunca usada',
    otherHost: (host) => `solo abre ${host}`,
    passkeyGone: 'Quitar una cierra tus otras sesiones que se abrieron con llaves de acceso.',
    codes: 'Códigos de recuperación',
    codesLeft: (left) => (left === 1 ? 'Queda un código.' : `Quedan ${left} códigos.`),
    newCodes: 'Crear diez códigos nuevos',
    newCodesText:
      'Los que tienes ahora dejan de servir, y se cierran tus otras sesiones que se abrieron con ellos.',
    sessions: 'Dónde tienes la sesión abierta',
    here: 'aquí',
    since: (when, seen) => `abierta: ${when}, último uso: ${seen}`,
    end: 'Cerrarla',
    endOthers: 'Cerrar todas las demás sesiones',
    noOthers: 'Solo aquí.',
    way: {
      password: 'contraseña',
      passkey: 'llave de acceso',
      'recovery code': 'código de recuperación',
      'one-time link': 'enlace de un solo uso',
    },
  },
  fr: {
    nameText:
      'Les autres le voient à côté de ce que vous écrivez, et il vous sert à vous connecter.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    passwordHas:
      'Vous avez un mot de passe. En choisir un autre ferme vos sessions partout ailleurs.',
    passwordNone:
      'Vous n’en avez pas. Un mot de passe vous fait entrer là où vos clés d’accès ne sont pas.',
    newPassword: 'Nouveau mot de passe, de douze caractères au moins',
    passkeys: 'Clés d’accès',
    noPasskeys:
      'Vous n’en avez pas encore. Une clé d’accès est plus sûre qu’un mot de passe, et plus rapide.',
    noPasskeysHere:
      'Les clés d’accès ne fonctionnent pas à cette adresse\u00a0: il faut un nom et HTTPS. Les mots de passe fonctionnent.',
    madeOn: (when) => `créée\u00a0: ${when}`,
    usedOn: (when) => `dernière utilisation\u00a0: ${when}`,
    neverUsed: 'jamais utilisée',
    otherHost: (host) => `n’ouvre que ${host}`,
    passkeyGone: 'En retirer une ferme vos autres sessions ouvertes avec une clé d’accès.',
    codes: 'Codes de secours',
    codesLeft: (left) => `Il reste ${left} ${left < 2 ? 'code' : 'codes'}.`,
    newCodes: 'Créer dix nouveaux codes',
    newCodesText:
      'Ceux que vous avez n’ouvriront plus rien, et vos autres sessions ouvertes avec eux seront fermées.',
    sessions: 'Où vous êtes connecté',
    here: 'ici',
    since: (when, seen) => `ouverte\u00a0: ${when}, dernière activité\u00a0: ${seen}`,
    end: 'Fermer cette session',
    endOthers: 'Fermer toutes les autres sessions',
    noOthers: 'Seulement ici.',
    way: {
      password: 'mot de passe',
      passkey: 'clé d’accès',
      'recovery code': 'code de secours',
      'one-time link': 'lien à usage unique',
    },
  },
};
