/** Transitions of `complaint` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const complaint: Readonly<Record<string, string>> = {
  'loadingComplaints -- loadComplaints fails --> complaintsUnavailable': bug,
  'submittingComplaint -- createComplaint fails --> complaintUnanswered': bug,
  'submittingReply -- replyToComplaint fails --> replyUnanswered': bug,
};
