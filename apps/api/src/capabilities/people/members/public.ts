export { acceptInvitation } from './accept-invitation.ts'
export { inviteMember } from './invite-member.ts'
